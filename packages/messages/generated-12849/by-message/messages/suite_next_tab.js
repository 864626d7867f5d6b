/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Next_TabInputs */

const en_ca2_suite_next_tab = /** @type {(inputs: Suite_Next_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the tab, or remove something from the cart.`)
};

const fr_ca2_suite_next_tab = /** @type {(inputs: Suite_Next_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifiez la note, ou retirez un article du panier.`)
};

/**
* | output |
* | --- |
* | "Check the tab, or remove something from the cart." |
*
* @param {Suite_Next_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_next_tab = /** @type {((inputs?: Suite_Next_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Next_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_next_tab(inputs)
	return en_ca2_suite_next_tab(inputs)
});