/** One line of the bench's table. */
export interface Row {
  name: string;
  value: string;
  target: string;
  ok: boolean;
}
