/** Half of a browser test is waiting, so that three of them fit on two cores. */
export const workers = 3
