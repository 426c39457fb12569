/** The parts of the plate that pictures show: the viewBox. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

export const WHOLE: Frame = [-355, -355, 710, 710];
export const UPPER_HALF: Frame = [-355, -355, 710, 415];
export const RIGHT_HALF: Frame = [-90, -355, 445, 710];
export const UPPER_RIGHT: Frame = [20, -355, 335, 335];
export const LOWER_LEFT: Frame = [-355, -60, 415, 415];
export const WATER_WING: Frame = [-335, -78, 290, 156];
