/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Studio_CountInputs */

const en_ca2_studio_count = /** @type {(inputs: Studio_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} change is not published.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} changes are not published.`);
	return /** @type {LocalizedString} */ ("studio_count");
};

const fr_ca2_studio_count = /** @type {(inputs: Studio_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} modification n’est pas publiée.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} modifications ne sont pas publiées.`);
	return /** @type {LocalizedString} */ ("studio_count");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} change is not published." |
* | "other" | "{count} changes are not published." |
*
* @param {Studio_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_count = /** @type {((inputs: Studio_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_count(inputs)
	return en_ca2_studio_count(inputs)
});