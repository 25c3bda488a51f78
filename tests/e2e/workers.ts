/** Browser tests mostly wait, so four of them fit on two cores. */
export const workers = 4
