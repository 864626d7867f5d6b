/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Alert_Unshown_SubjectInputs */

const en_ca2_alert_unshown_subject = /** @type {(inputs: Alert_Unshown_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No board shows order ${i?.number}`)
};

const fr_ca2_alert_unshown_subject = /** @type {(inputs: Alert_Unshown_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aucun tableau n’affiche la commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "No board shows order {number}" |
*
* @param {Alert_Unshown_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unshown_subject = /** @type {((inputs: Alert_Unshown_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unshown_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unshown_subject(inputs)
	return en_ca2_alert_unshown_subject(inputs)
});