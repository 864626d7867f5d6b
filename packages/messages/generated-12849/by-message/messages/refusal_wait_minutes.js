/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Refusal_Wait_MinutesInputs */

const en_ca2_refusal_wait_minutes = /** @type {(inputs: Refusal_Wait_MinutesInputs) => LocalizedString} */ (i) => {const minutesPlural = registry.plural("en-CA", i?.minutes, {});
	if (minutesPlural === "one") return /** @type {LocalizedString} */ (`Too many attempts. Please try again in one minute.`);
	if (minutesPlural === "other") return /** @type {LocalizedString} */ (`Too many attempts. Please try again in ${i?.minutes} minutes.`);
	return /** @type {LocalizedString} */ ("refusal_wait_minutes");
};

const fr_ca2_refusal_wait_minutes = /** @type {(inputs: Refusal_Wait_MinutesInputs) => LocalizedString} */ (i) => {const minutesPlural = registry.plural("fr-CA", i?.minutes, {});
	if (minutesPlural === "one") return /** @type {LocalizedString} */ (`Trop de tentatives. Veuillez réessayer dans une minute.`);
	if (minutesPlural === "other") return /** @type {LocalizedString} */ (`Trop de tentatives. Veuillez réessayer dans ${i?.minutes} minutes.`);
	return /** @type {LocalizedString} */ ("refusal_wait_minutes");
};

/**
* | minutesPlural | output |
* | --- | --- |
* | "one" | "Too many attempts. Please try again in one minute." |
* | "other" | "Too many attempts. Please try again in {minutes} minutes." |
*
* @param {Refusal_Wait_MinutesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_wait_minutes = /** @type {((inputs: Refusal_Wait_MinutesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Wait_MinutesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_wait_minutes(inputs)
	return en_ca2_refusal_wait_minutes(inputs)
});