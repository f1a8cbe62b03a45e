/** @typedef {{ [name: string]: string | Form }} Form */

/**
 * Reads `a[b][0][c]=d` as Stripe's library writes it: lists become objects with their indexes as names.
 * @param {string} text
 */
export function decodeForm(text) {
  const form = newForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let inner = form;
    for (const part of path) inner = /** @type {Form} */ (inner[part] = groupOf(inner, part) ?? newForm());
    inner[last || Object.keys(inner).length] = value;
  }
  return form;
}

/**
 * @param {Form} form
 * @param {...string} path
 */
export function readText(form, ...path) {
  const name = path.pop() ?? '';
  const value = readGroup(form, ...path)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * @param {Form} form
 * @param {...string} path
 * @returns {Form} empty when there is none
 */
export function readGroup(form, ...path) {
  return path.reduce((inner, name) => groupOf(inner, name) ?? newForm(), form);
}

/**
 * @param {Form} form
 * @param {...string} path
 */
export const readList = (form, ...path) => Object.values(readGroup(form, ...path));

/**
 * @param {Form} form
 * @param {string} name
 */
function groupOf(form, name) {
  const value = form[name];
  return typeof value === 'object' ? value : undefined;
}

/** Without a prototype: `__proto__` is a name like any other. @returns {Form} */
const newForm = () => Object.create(null);
