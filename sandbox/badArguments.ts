/** The command line cannot be understood. */
export class BadArguments extends Error {}
