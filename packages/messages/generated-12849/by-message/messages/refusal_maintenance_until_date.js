/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} Refusal_Maintenance_Until_DateInputs */

const en_ca2_refusal_maintenance_until_date = /** @type {(inputs: Refusal_Maintenance_Until_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Comptoir is down for maintenance until ${i?.date}, about ${i?.time}, Eastern time.`)
};

const fr_ca2_refusal_maintenance_until_date = /** @type {(inputs: Refusal_Maintenance_Until_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Comptoir est en entretien jusqu’au ${i?.date} vers ${i?.time}, heure de l’Est.`)
};

/**
* | output |
* | --- |
* | "Comptoir is down for maintenance until {date}, about {time}, Eastern time." |
*
* @param {Refusal_Maintenance_Until_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_maintenance_until_date = /** @type {((inputs: Refusal_Maintenance_Until_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Maintenance_Until_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_maintenance_until_date(inputs)
	return en_ca2_refusal_maintenance_until_date(inputs)
});