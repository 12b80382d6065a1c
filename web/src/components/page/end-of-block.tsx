/**
 * The end of a block with the class `shown-whole`. On a slow line a page comes in pieces, and a later part of such a block
 * would move the parts before it, so the block is shown once its end has come.
 */
export function EndOfBlock() {
  // HTML allows a template in lists, too.
  return <template className="end-of-block" />;
}
