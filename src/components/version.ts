/** The version of this build, from package.json. */
export const VERSION = process.env.APP_VERSION ?? '';

/** Hash of the sources that this build was made of. */
export const BUILD = process.env.APP_BUILD ?? '';

/** The version as it is shown: `v1.2.3`. */
export const VERSION_LABEL = `v${VERSION}`;
