/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_No_DaysInputs */

const en_ca2_service_no_days = /** @type {(inputs: Service_No_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose up to 31 days, the earlier one first.`)
};

const fr_ca2_service_no_days = /** @type {(inputs: Service_No_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez au plus 31 jours, le premier jour d’abord.`)
};

/**
* | output |
* | --- |
* | "Please choose up to 31 days, the earlier one first." |
*
* @param {Service_No_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_no_days = /** @type {((inputs?: Service_No_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_No_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_no_days(inputs)
	return en_ca2_service_no_days(inputs)
});