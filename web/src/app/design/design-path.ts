/** The address of the design system. */
export const DESIGN_PATH = '/design';

/** Whether the site has the design page. The build decides: development and local runs have it, production does not. */
export const hasDesignPage = process.env.DESIGN_PAGE === 'on';
