/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Suite_Tab_LeftInputs */

const en_ca2_suite_tab_left = /** @type {(inputs: Suite_Tab_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} left on the tab`)
};

const fr_ca2_suite_tab_left = /** @type {(inputs: Suite_Tab_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il reste ${i?.amount} sur la note`)
};

/**
* | output |
* | --- |
* | "{amount} left on the tab" |
*
* @param {Suite_Tab_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_left = /** @type {((inputs: Suite_Tab_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_left(inputs)
	return en_ca2_suite_tab_left(inputs)
});