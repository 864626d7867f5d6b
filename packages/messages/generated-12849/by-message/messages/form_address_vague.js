/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Address_VagueInputs */

const en_ca2_form_address_vague = /** @type {(inputs: Form_Address_VagueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address isn’t precise enough. Please give the street number, the street and the postal code.`)
};

const fr_ca2_form_address_vague = /** @type {(inputs: Form_Address_VagueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette adresse n’est pas assez précise. Donnez le numéro, la rue et le code postal.`)
};

/**
* | output |
* | --- |
* | "This address isn’t precise enough. Please give the street number, the street and the postal code." |
*
* @param {Form_Address_VagueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_address_vague = /** @type {((inputs?: Form_Address_VagueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Address_VagueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_address_vague(inputs)
	return en_ca2_form_address_vague(inputs)
});