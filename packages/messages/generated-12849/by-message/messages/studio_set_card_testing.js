/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_TestingInputs */

const en_ca2_studio_set_card_testing = /** @type {(inputs: Studio_Set_Card_TestingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limits against stolen cards`)
};

const fr_ca2_studio_set_card_testing = /** @type {(inputs: Studio_Set_Card_TestingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limites contre les cartes volées`)
};

/**
* | output |
* | --- |
* | "Limits against stolen cards" |
*
* @param {Studio_Set_Card_TestingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_testing = /** @type {((inputs?: Studio_Set_Card_TestingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_TestingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_testing(inputs)
	return en_ca2_studio_set_card_testing(inputs)
});