/** The version of this build, from package.json, as it is shown: `v1.2.3`. */
export const VERSION_LABEL = `v${process.env.APP_VERSION ?? ''}`;
