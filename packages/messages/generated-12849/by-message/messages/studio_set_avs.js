/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_AvsInputs */

const en_ca2_studio_set_avs = /** @type {(inputs: Studio_Set_AvsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card payments ask for the postal code`)
};

const fr_ca2_studio_set_avs = /** @type {(inputs: Studio_Set_AvsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte demande le code postal`)
};

/**
* | output |
* | --- |
* | "Card payments ask for the postal code" |
*
* @param {Studio_Set_AvsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_avs = /** @type {((inputs?: Studio_Set_AvsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_AvsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_avs(inputs)
	return en_ca2_studio_set_avs(inputs)
});