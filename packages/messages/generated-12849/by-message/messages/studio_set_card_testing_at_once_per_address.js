/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_Testing_At_Once_Per_AddressInputs */

const en_ca2_studio_set_card_testing_at_once_per_address = /** @type {(inputs: Studio_Set_Card_Testing_At_Once_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payments at once of a network`)
};

const fr_ca2_studio_set_card_testing_at_once_per_address = /** @type {(inputs: Studio_Set_Card_Testing_At_Once_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiements simultanés par réseau`)
};

/**
* | output |
* | --- |
* | "Payments at once of a network" |
*
* @param {Studio_Set_Card_Testing_At_Once_Per_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_testing_at_once_per_address = /** @type {((inputs?: Studio_Set_Card_Testing_At_Once_Per_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_Testing_At_Once_Per_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_testing_at_once_per_address(inputs)
	return en_ca2_studio_set_card_testing_at_once_per_address(inputs)
});