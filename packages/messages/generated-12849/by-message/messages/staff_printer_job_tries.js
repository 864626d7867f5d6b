/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Printer_Job_TriesInputs */

const en_ca2_staff_printer_job_tries = /** @type {(inputs: Staff_Printer_Job_TriesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} try`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} tries`);
	return /** @type {LocalizedString} */ ("staff_printer_job_tries");
};

const fr_ca2_staff_printer_job_tries = /** @type {(inputs: Staff_Printer_Job_TriesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} essai`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} essais`);
	return /** @type {LocalizedString} */ ("staff_printer_job_tries");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} try" |
* | "other" | "{count} tries" |
*
* @param {Staff_Printer_Job_TriesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_tries = /** @type {((inputs: Staff_Printer_Job_TriesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_TriesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_tries(inputs)
	return en_ca2_staff_printer_job_tries(inputs)
});