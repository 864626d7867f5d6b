/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, event: NonNullable<unknown> }} Suite_Open_NamedInputs */

const en_ca2_suite_open_named = /** @type {(inputs: Suite_Open_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open ${i?.suite}, ${i?.event}`)
};

const fr_ca2_suite_open_named = /** @type {(inputs: Suite_Open_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ouvrir ${i?.suite}, ${i?.event}`)
};

/**
* | output |
* | --- |
* | "Open {suite}, {event}" |
*
* @param {Suite_Open_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_open_named = /** @type {((inputs: Suite_Open_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Open_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_open_named(inputs)
	return en_ca2_suite_open_named(inputs)
});