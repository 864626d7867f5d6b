/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, limit: NonNullable<unknown> }} Suite_Tab_OfInputs */

const en_ca2_suite_tab_of = /** @type {(inputs: Suite_Tab_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} of ${i?.limit} on the tab`)
};

const fr_ca2_suite_tab_of = /** @type {(inputs: Suite_Tab_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} sur ${i?.limit} à la note`)
};

/**
* | output |
* | --- |
* | "{amount} of {limit} on the tab" |
*
* @param {Suite_Tab_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_of = /** @type {((inputs: Suite_Tab_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_of(inputs)
	return en_ca2_suite_tab_of(inputs)
});