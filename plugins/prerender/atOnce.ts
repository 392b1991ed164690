/** How many pages or files are in memory at once: more than the processors, since some wait for the disk. */
export const AT_ONCE = 8;
