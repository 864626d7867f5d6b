/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Not_RebuiltInputs */

const en_ca2_suite_not_rebuilt = /** @type {(inputs: Suite_Not_RebuiltInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your pre-order can’t be put back in the cart because the menu has changed. It still stands; what you order now replaces it.`)
};

const fr_ca2_suite_not_rebuilt = /** @type {(inputs: Suite_Not_RebuiltInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible de remettre votre précommande dans le panier, car le menu a changé. Elle tient toujours; ce que vous commanderez la remplacera.`)
};

/**
* | output |
* | --- |
* | "Your pre-order can’t be put back in the cart because the menu has changed. It still stands; what you order now replaces it." |
*
* @param {Suite_Not_RebuiltInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_not_rebuilt = /** @type {((inputs?: Suite_Not_RebuiltInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Not_RebuiltInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_not_rebuilt(inputs)
	return en_ca2_suite_not_rebuilt(inputs)
});