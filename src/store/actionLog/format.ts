/** The format of log files: the shape of header, segments and batches. Actions have their own schema. */
export const FORMAT = 1;
