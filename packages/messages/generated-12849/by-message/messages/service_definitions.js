/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_DefinitionsInputs */

const en_ca2_service_definitions = /** @type {(inputs: Service_DefinitionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is late by the same minutes as on the board. Its time counts from when the kitchen got it until it was ready.`)
};

const fr_ca2_service_definitions = /** @type {(inputs: Service_DefinitionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est en retard selon les mêmes minutes qu’au tableau des commandes. Le temps compte du moment où la cuisine l’a reçue jusqu’à ce qu’elle soit prête.`)
};

/**
* | output |
* | --- |
* | "An order is late by the same minutes as on the board. Its time counts from when the kitchen got it until it was ready." |
*
* @param {Service_DefinitionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_definitions = /** @type {((inputs?: Service_DefinitionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_DefinitionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_definitions(inputs)
	return en_ca2_service_definitions(inputs)
});