/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Yours_KeptInputs */

const en_ca2_suite_yours_kept = /** @type {(inputs: Suite_Yours_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own choice is still in the cart.`)
};

const fr_ca2_suite_yours_kept = /** @type {(inputs: Suite_Yours_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos choix sont toujours dans le panier.`)
};

/**
* | output |
* | --- |
* | "Your own choice is still in the cart." |
*
* @param {Suite_Yours_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_yours_kept = /** @type {((inputs?: Suite_Yours_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Yours_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_yours_kept(inputs)
	return en_ca2_suite_yours_kept(inputs)
});