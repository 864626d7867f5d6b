/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Suite_Tab_UnlimitedInputs */

const en_ca2_suite_tab_unlimited = /** @type {(inputs: Suite_Tab_UnlimitedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} on the tab`)
};

const fr_ca2_suite_tab_unlimited = /** @type {(inputs: Suite_Tab_UnlimitedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} à la note`)
};

/**
* | output |
* | --- |
* | "{amount} on the tab" |
*
* @param {Suite_Tab_UnlimitedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_unlimited = /** @type {((inputs: Suite_Tab_UnlimitedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_UnlimitedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_unlimited(inputs)
	return en_ca2_suite_tab_unlimited(inputs)
});