/** Where the design system is shown. */
export const DESIGN_PATH = '/design';

/** Whether the site has that page: in development and local runs, not in what a hotel runs. Decided by the build. */
export const hasDesignPage = process.env.DESIGN_PAGE === 'on';
