/**
 * Makes a value when it is first asked for. A browser needs one to three milliseconds for each format of the language,
 * and most pages write with few of them.
 */
export function whenFirstUsed<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
