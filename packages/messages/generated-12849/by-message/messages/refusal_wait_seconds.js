/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Refusal_Wait_SecondsInputs */

const en_ca2_refusal_wait_seconds = /** @type {(inputs: Refusal_Wait_SecondsInputs) => LocalizedString} */ (i) => {const secondsPlural = registry.plural("en-CA", i?.seconds, {});
	if (secondsPlural === "one") return /** @type {LocalizedString} */ (`Too many attempts. Please try again in one second.`);
	if (secondsPlural === "other") return /** @type {LocalizedString} */ (`Too many attempts. Please try again in ${i?.seconds} seconds.`);
	return /** @type {LocalizedString} */ ("refusal_wait_seconds");
};

const fr_ca2_refusal_wait_seconds = /** @type {(inputs: Refusal_Wait_SecondsInputs) => LocalizedString} */ (i) => {const secondsPlural = registry.plural("fr-CA", i?.seconds, {});
	if (secondsPlural === "one") return /** @type {LocalizedString} */ (`Trop de tentatives. Veuillez réessayer dans une seconde.`);
	if (secondsPlural === "other") return /** @type {LocalizedString} */ (`Trop de tentatives. Veuillez réessayer dans ${i?.seconds} secondes.`);
	return /** @type {LocalizedString} */ ("refusal_wait_seconds");
};

/**
* | secondsPlural | output |
* | --- | --- |
* | "one" | "Too many attempts. Please try again in one second." |
* | "other" | "Too many attempts. Please try again in {seconds} seconds." |
*
* @param {Refusal_Wait_SecondsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_wait_seconds = /** @type {((inputs: Refusal_Wait_SecondsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Wait_SecondsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_wait_seconds(inputs)
	return en_ca2_refusal_wait_seconds(inputs)
});