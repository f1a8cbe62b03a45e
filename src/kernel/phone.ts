/** An Australian mobile number, spaces aside: `04…` or `+614…`. */
export const AUSTRALIAN_MOBILE = /^\s*(\+\s*6\s*1|0)\s*4(\s*\d){8}\s*$/;
