/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_Testing_Declines_Per_AddressInputs */

const en_ca2_studio_set_card_testing_declines_per_address = /** @type {(inputs: Studio_Set_Card_Testing_Declines_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Declines of a network`)
};

const fr_ca2_studio_set_card_testing_declines_per_address = /** @type {(inputs: Studio_Set_Card_Testing_Declines_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refus par réseau`)
};

/**
* | output |
* | --- |
* | "Declines of a network" |
*
* @param {Studio_Set_Card_Testing_Declines_Per_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_testing_declines_per_address = /** @type {((inputs?: Studio_Set_Card_Testing_Declines_Per_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_Testing_Declines_Per_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_testing_declines_per_address(inputs)
	return en_ca2_studio_set_card_testing_declines_per_address(inputs)
});