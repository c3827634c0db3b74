/** 2.83 The ship that marks a major port, centred at 0, 0. */
export const HULL = 'M-6 2.2H6C5 5 3.6 5.8 2.4 5.8H-2.6C-4 5.8-5.2 4.6-6 2.2Z'
export const SAIL = 'M-3.6-4.6Q3-4.8 4.2 .4H-3.4Q-1.6-2-3.6-4.6ZM0-6.6V2'
