/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} School_RepeatedInputs */

const en_ca2_school_repeated = /** @type {(inputs: School_RepeatedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} dish was added to a later week.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes were added to later weeks.`);
	return /** @type {LocalizedString} */ ("school_repeated");
};

const fr_ca2_school_repeated = /** @type {(inputs: School_RepeatedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat ajouté à une semaine à venir.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats ajoutés à des semaines à venir.`);
	return /** @type {LocalizedString} */ ("school_repeated");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} dish was added to a later week." |
* | "other" | "{count} dishes were added to later weeks." |
*
* @param {School_RepeatedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_repeated = /** @type {((inputs: School_RepeatedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_RepeatedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_repeated(inputs)
	return en_ca2_school_repeated(inputs)
});