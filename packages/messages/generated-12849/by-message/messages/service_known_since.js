/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Service_Known_SinceInputs */

const en_ca2_service_known_since = /** @type {(inputs: Service_Known_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What was sold out or paused is known from ${i?.day} on.`)
};

const fr_ca2_service_known_since = /** @type {(inputs: Service_Known_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce qui était épuisé ou suspendu est connu depuis le ${i?.day}.`)
};

/**
* | output |
* | --- |
* | "What was sold out or paused is known from {day} on." |
*
* @param {Service_Known_SinceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_known_since = /** @type {((inputs: Service_Known_SinceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Known_SinceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_known_since(inputs)
	return en_ca2_service_known_since(inputs)
});