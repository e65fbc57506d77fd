/** A place in a recording as people read it: `1:05`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = `${hours > 0 ? two(minutes) : String(minutes)}:${two(whole % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}
