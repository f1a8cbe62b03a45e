/** Number of pages up to which all are listed. */
const SHORT = 5;

/** Returns the pages to list: first, last, and the neighbours of `page`; undefined stands for the pages left out. */
export function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= SHORT) return all;
  const from = Math.min(Math.max(page - 1, 1), pages - 2);
  const near = all.filter((each) => each >= from && each <= Math.max(page + 1, 3));
  const [first, last] = [near[0]!, near.at(-1)!];
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? [undefined] : []),
    ...near,
    ...(last < pages - 1 ? [undefined] : []),
    ...(last < pages ? [pages] : []),
  ];
}
