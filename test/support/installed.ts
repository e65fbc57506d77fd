/** The console as an installed app; until the mocks are restored. */
export function installed(): void {
  const still = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(still(query), { matches: query.includes('display-mode: standalone') }),
    );
}
