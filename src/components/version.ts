/** The version of this build, from package.json. */
export const VERSION = process.env.APP_VERSION ?? '';
