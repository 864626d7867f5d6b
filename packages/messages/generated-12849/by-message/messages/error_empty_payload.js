/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Empty_PayloadInputs */

const en_ca2_error_empty_payload = /** @type {(inputs: Error_Empty_PayloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error parsing response data - empty payload`)
};

const fr_ca2_error_empty_payload = /** @type {(inputs: Error_Empty_PayloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Erreur de lecture de la réponse : elle est vide`)
};

/**
* | output |
* | --- |
* | "Error parsing response data - empty payload" |
*
* @param {Error_Empty_PayloadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_empty_payload = /** @type {((inputs?: Error_Empty_PayloadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Empty_PayloadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_empty_payload(inputs)
	return en_ca2_error_empty_payload(inputs)
});