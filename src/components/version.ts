/** The version of this build, from package.json. */
export const VERSION = process.env.APP_VERSION ?? '';

/** The version as it is shown: `v1.2.3`. */
export const VERSION_LABEL = `v${VERSION}`;
