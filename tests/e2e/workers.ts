/** More than half of a browser test is waiting, so that four of them fit on two cores. */
export const workers = 4
